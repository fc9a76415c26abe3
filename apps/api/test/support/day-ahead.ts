/** The day so many days from now, as orders have it: a day that a test names is over one day. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
