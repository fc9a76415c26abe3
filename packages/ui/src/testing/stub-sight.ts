import { vi } from 'vitest';

type Tell = (changes: readonly { readonly isIntersecting: boolean }[]) => void;

/**
 * Stands in for the browser's IntersectionObserver until globals are unstubbed. Whatever is observed is
 * told `atFirst` at once, one change for each; without any it hears nothing by itself.
 * @returns tells the newest observer of further changes, at once
 */
export function stubSight(...atFirst: readonly boolean[]): (...changes: boolean[]) => void {
  const entries = (changes: readonly boolean[]) =>
    changes.map((isIntersecting) => ({ isIntersecting }));
  let newest: Tell = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: Tell;
      constructor(tell: Tell) {
        this.#tell = tell;
        newest = tell;
      }
      observe() {
        if (atFirst.length > 0) this.#tell(entries(atFirst));
      }
      disconnect() {}
    },
  );
  return (...changes) => newest(entries(changes));
}
