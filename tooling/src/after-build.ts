import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Folders {
  /** Where `index.html` of the source is. */
  readonly root: string;
  /** Where the build was written. */
  readonly outDir: string;
}

/**
 * A plugin of Vite that does something with the files of a finished build.
 * @param name   of the plugin, after `pabean:`
 * @param order  `pre`: before the plugins without one, which see what this one wrote
 */
export function afterBuild(
  name: string,
  work: (folders: Folders) => Promise<void>,
  order: 'pre' | null = null,
): Plugin {
  let folders: Folders = { root: '.', outDir: 'dist' };
  let written = false;
  return {
    name: `pabean:${name}`,
    // The build for Node (`ssr`) is a step of another build.
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved({ root, build }) {
      folders = { root, outDir: resolve(root, build.outDir) };
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order,
      sequential: true,
      async handler() {
        // It is called after a build that failed too, whose own message must stay the last one.
        if (written) await work(folders);
      },
    },
  };
}
