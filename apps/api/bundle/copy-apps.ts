import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');
const bundle = join(repository, 'apps/api/dist');

/** Takes the built apps into the bundle, which serves them. */
for (const app of ['backoffice', 'portal']) {
  const place = join('apps', app, 'dist');
  await cp(join(repository, place), join(bundle, place), { recursive: true });
}
