import type { Plugin } from 'vite';

/** The rules that only later screens check something with. */
const laterRules =
  /packages\/api-client\/src\/contract\/(correct|front-(?!track-order)|intake|message-|refunds)/;

/**
 * Gives the rules of later screens a copy of valibot of their own. It is one module, so that all which
 * any screen uses of it would come with the first view.
 */
export function splitValibot(): Plugin {
  return {
    name: 'split-valibot',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'valibot' || !laterRules.test(importer ?? '')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?later`, moduleSideEffects: false };
    },
  };
}
