/** Tells what has happened to whoever listens in this tab, by a key. */
export function createNews<News>() {
  const listeners = new Map<string, Set<(news: News) => void>>();
  return {
    tell(key: string, news: News): void {
      for (const listener of [...(listeners.get(key) ?? [])]) listener(news);
    },
    /** @returns what ends the listening */
    listen(key: string, listener: (news: News) => void): () => void {
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(key);
      };
    },
  };
}
