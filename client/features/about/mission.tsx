import { MISSION } from '../../content/about.ts'

export function Mission() {
  return (
    <section className="shell grid gap-6 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
      <div>
        <p className="eyebrow">About us</p>
        <h1 className="mt-3 text-3xl">Our mission</h1>
      </div>
      <div className="grid max-w-prose gap-4 text-lg text-soft lg:pt-8">
        {MISSION.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
