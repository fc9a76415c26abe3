import type { Plugin } from 'vite';

/**
 * A button of Mantine brings what moves its loader. Ours show a `Spinner` instead (packages/ui), so
 * that 1 KB of every first visit would be for a state that no button of the portal has.
 */
export function stillButtons(): Plugin {
  const still = '\0still-transition';
  return {
    name: 'still-buttons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/Transition/Transition.mjs') && importer?.endsWith('/Button/Button.mjs')
        ? still
        : null,
    load: (id) => (id === still ? 'export const Transition = () => null;' : null),
  };
}
