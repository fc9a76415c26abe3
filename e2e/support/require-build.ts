import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Says at once that the apps are not built: without them every journey waits until its time is over. */
export default function setup(): void {
  for (const app of ['backoffice', 'portal']) {
    const page = fileURLToPath(new URL(`../../apps/${app}/dist/index.html`, import.meta.url));
    if (!existsSync(page)) throw new Error(`apps/${app} is not built. Run "pnpm build" first.`);
  }
}
