import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node reads no JSX, so vite lends its eyes; the server never comes here.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport<typeof import('./draw.tsx')>(here('draw.tsx'), {
  configFile: false,
  logLevel: 'warn',
});
const drawn = await module.drawTemplates();
writeFileSync(here('drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`);
