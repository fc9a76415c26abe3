import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

if (process.argv.includes('--help')) {
  process.stdout.write(`Draws the mails anew after a template was changed: packages/mails/src/drawn.json.

  pnpm mails

  --help  this text
`);
  process.exit(0);
}

// Node reads no JSX, so vite lends its eyes; the server never comes here.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { runnerImport } = await import('vite');
const { module } = await runnerImport<typeof import('./draw.tsx')>(here('draw.tsx'), {
  configFile: false,
  logLevel: 'warn',
});
const drawn = await module.drawTemplates();
writeFileSync(here('drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`);
