/** For a part of a settings tab: on wide screens, its heading is on the left and its content on the right. */
export const SPLIT = 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12'
