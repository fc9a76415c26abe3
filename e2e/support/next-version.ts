import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, builds, buildsIn, exportApps } from '@pabean/api/testing';

/** Files that may name others. */
const text = /\.(html|js|css|json)$/;

/**
 * Writes the apps of a next version to where a host has this one: each script and style has another
 * name, and those of before are gone. @param work an empty directory
 */
export async function deployNextVersion(work: string, to: string, api: string): Promise<void> {
  for (const door of ['backoffice', 'portal'] as const) {
    await writeNextBuild(builds[door], buildsIn(work)[door].root);
  }
  await exportApps({ builds: buildsIn(work), to, api });
}

async function writeNextBuild({ root, hashed }: Build, to: string): Promise<void> {
  // Compressed copies would still be those of before.
  await cp(root, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(to, hashed);
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const files = await readdir(to, { recursive: true });
  for (const file of files.filter((name) => text.test(name))) {
    const path = join(to, file);
    let content = await readFile(path, 'utf8');
    for (const name of names) content = content.replaceAll(name, nextName(name));
    await writeFile(path, content);
  }
  for (const name of names) await rename(join(assets, name), join(assets, nextName(name)));
}

const nextName = (name: string) => name.replace(/\.(\w+)$/, 'N.$1');
