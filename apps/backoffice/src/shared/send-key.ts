/** The key of one thing that is sent: the server stores it once. A page without TLS has no `randomUUID`. */
export const newSendKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
