/** Whether only this machine reaches a host: `localhost` or a loopback address, with or without brackets. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host.toLowerCase())
