import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { asciiOnly } from './bundle/ascii-only.ts';
import { commands } from './bundle/commands.ts';
import { ownPlaces } from './bundle/own-places.ts';
import { wholeFolder } from './bundle/whole-folder.ts';

const here = import.meta.dirname;
const output = `${here}/dist/server`;

/** The server and the operator's commands as one bundle (decision 042); `bundle/copy-apps.ts` adds the apps. */
export default defineConfig({
  // What is installed beside the bundle, and what an optional part of a library would ask for.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'pg-native'], target: 'node' },
  plugins: [ownPlaces(resolve(here, '../..'), output), wholeFolder(here), asciiOnly()],
  build: {
    ssr: true,
    outDir: output,
    emptyOutDir: true,
    target: 'node24',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: commands(`${here}/src/commands`),
      // Flat: what a module finds by its own place is then beside each of them.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node keeps the text of modules; licences stay in it.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
