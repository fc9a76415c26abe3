import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contract } from '@pabean/api-client/contract';
import { describe, expect, test } from 'vitest';
import { citedDocs, deadCitations } from './src/citations.ts';
import { endpointPath } from './src/endpoint-path.ts';
import { circlesOf, importGraph } from './src/import-graph.ts';
import { serverFolder, serverRooms, sharesOf } from './src/rooms.ts';
import { root } from './src/root.ts';
import { rules } from './src/rules.ts';
import { codeOf, importsOf, reachedFrom, sourceFiles } from './src/source-files.ts';
import { currentPalettes, filesWithCopies } from './src/token-copies.ts';
import { breaksZone, zones } from './src/zones.ts';

const isTest = /(\.(test|stories|spec)\.tsx?$|\/test(ing)?\/|test-setup)/;

describe('who may import whom', () => {
  test.each(zones().map((zone) => [zone.folder, zone] as const))('%s', (_, zone) => {
    const broken = sourceFiles(/\.tsx?$/)
      .filter((file) => file.path.startsWith(`${zone.folder}/`) && !isTest.test(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => breaksZone(zone, name) !== null)
          .map((name) => `${file.path} imports ${name} (${zone.because})`),
      );
    expect(broken).toEqual([]);
  });

  test('no files import each other in a circle, types included', () => {
    expect(circlesOf(importGraph(sourceFiles(/\.tsx?$/)))).toEqual([]);
  });

  test('no relative import leaves its package', () => {
    const home = (path: string) => path.match(/^(apps|packages)\/[^/]+\/|^[^/]+\//)?.[0] ?? '';
    const broken = sourceFiles(/^[^/]+\/.*\.tsx?$/).flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('..') || /^(apps|packages|tooling|e2e)\//.test(name))
        .filter((name) => !name.startsWith(home(file.path)))
        .map((name) => `${file.path} imports ${name}: use the package's exports`),
    );
    expect(broken).toEqual([]);
  });
});

describe('the server', () => {
  const folders = readdirSync(join(root, serverFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  test('every folder is a room, and every room is there', () => {
    expect(folders.sort()).toEqual(serverRooms.map((room) => room.name).sort());
  });

  test('a room may import only rooms that stand above it in the list', () => {
    const upwards = serverRooms.flatMap(({ name, mayImport }, place) =>
      mayImport
        .filter((other) => !serverRooms.slice(0, place).some((room) => room.name === other))
        .map((other) => `${name} → ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  const files = readdirSync(join(root, serverFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

  test.each(sharesOf(files))('$name: $lines lines, $share % of it', ({ share }) => {
    expect(share).toBeLessThanOrEqual(100 / 3);
  });
});

describe('rules of the house', () => {
  test.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    const files = sourceFiles(rule.files).filter((file) => !rule.except.test(file.path));
    expect(files.length).toBeGreaterThan(0);
    const broken = files
      .filter((file) => rule.breaks(codeOf(file)))
      .map((file) => `${file.path}: ${rule.name}`);
    expect(broken).toEqual([]);
  });

  test.each(rules.map((rule) => [rule.name, rule] as const))('can be broken: %s', (_, rule) => {
    expect(rule.breaks(rule.example)).toBe(true);
  });

  test('no file is longer than 300 lines, tests and tables included', () => {
    const long = sourceFiles(/\.(ts|tsx|css)$/)
      .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
      // `pnpm tokens` writes those; nobody reads them.
      .filter((file) => file.lines > 300 && !file.path.endsWith('-variables.css'));
    expect(long).toEqual([]);
  });
});

describe.each(['backoffice', 'portal'])('screens of %s', (app) => {
  const folder = `apps/${app}/src/`;
  const files = sourceFiles(/\.tsx?$/).filter(
    ({ path }) => path.startsWith(folder) && !isTest.test(path),
  );

  test('the app reaches every screen, each in a route or in another screen', () => {
    const reached = reachedFrom(`${folder}main.tsx`, files);
    const screens = files.map(({ path }) => path).filter((path) => /Screen\.tsx$/.test(path));
    expect(screens.length).toBeGreaterThan(3);
    expect(screens.filter((path) => !reached.has(path))).toEqual([]);
  });
});

test('every screen has a story in its folder', () => {
  const opened: Readonly<Record<string, string>> = {
    'apps/backoffice/src/features/order-folders/months': 'Future Orders opens it',
    'apps/backoffice/src/shared/report': 'both reports open it',
  };
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const files = sourceFiles(/^apps\/(backoffice|portal)\/src\/.*\.tsx$/).map(({ path }) => path);
  const told = new Set(files.filter((path) => path.endsWith('.stories.tsx')).map(folderOf));
  const screens = files.filter((path) => /Screen\.tsx$/.test(path));
  expect(screens.length).toBeGreaterThan(10);
  expect(
    screens.filter((path) => !told.has(folderOf(path)) && !Object.hasOwn(opened, folderOf(path))),
  ).toEqual([]);
});

test('nothing says of itself what the generator wrote', () => {
  const left = sourceFiles(/^(apps|packages)\/.*\.tsx?$/)
    .filter(({ text }) =>
      /What it does, and why so\.|What (the call does|the screen is for), and the specification's/.test(
        text,
      ),
    )
    .map(({ path }) => path);
  expect(left).toEqual([]);
});

test('the journeys that walk all screens know every page of the sidebar', () => {
  const [pages] = sourceFiles(/^apps\/backoffice\/src\/shared\/pages\.ts$/);
  const [journeys] = sourceFiles(/^e2e\/support\/staff-screens\.ts$/);
  const slugs = [...(pages?.text.matchAll(/slug: '([^']+)'/g) ?? [])].map(([, slug]) => slug);
  expect(slugs.length).toBeGreaterThan(5);
  expect(slugs.filter((slug) => !journeys?.text.includes(`'${slug}'`))).toEqual([]);
});

describe('the contract', () => {
  test.each(Object.entries(contract))(
    '%s has its handler in the place its path names',
    (_, call) => {
      const path = join('apps/api/src/endpoints', endpointPath(call));
      expect(existsSync(join(root, path)), `${path} is missing`).toBe(true);
    },
  );

  test('no endpoint file stands without a call', () => {
    const known = Object.values(contract).map((call) => endpointPath(call));
    const files = readdirSync(join(root, 'apps/api/src/endpoints'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.ts') && path !== 'index.ts');
    expect(files.filter((path) => !known.includes(path))).toEqual([]);
  });

  test('every call is made by a test of its own, beside the denials', () => {
    const tests = sourceFiles(/^apps\/api\/test\/.*\.ts$/)
      .filter(({ path }) => !/\/(denials|queries-per-call)\.test\.ts$/.test(path))
      .map(({ text }) => text)
      .join('\n');
    // The tests of intake post to both of its calls by the ends of their paths.
    const made = (name: string, path: string) =>
      tests.includes(`'${name}'`) || tests.includes(path.replace('/intake/', "post('"));
    const calls = Object.entries(contract);
    expect(calls.filter(([name, { path }]) => !made(name, path)).map(([name]) => name)).toEqual([]);
  });

  test('the README lists every call that the specification does not have', () => {
    const ofTheSpecification = `
      adminLogin userInfo changePassword getFolderCount getOrdersList searchOrder
      getOrdersDetails changeOrderStatus assignOrderStatus moveOrderStatus moveToCompleteRefund
      addNewRemark uploadVisaDocument resendMail defencePackDetails getDefencePackPdf
      sendInvoice getTeamMemberList addTeamMember updateTeamMember deleteTeamMember
      teamMemberInfo getTeamMemberType paymentGateways paymentGatewaySetting
      getCountryOrderCount getProcessedByCount trackOrder getDownloadHistory
      downloadPassportDocPdf
    `.split(/\s+/);
    const [, rest = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## The calls\n');
    const listed = rest
      .split('\n## ')[0]
      ?.split('\n')
      .map((line) => line.split('|')[1] ?? '')
      .join('\n')
      .match(/[\w-]+/g);
    const nameIn = (path: string) =>
      path
        .replace(/\/\{.*/, '')
        .split('/')
        .at(-1) ?? '';
    const missing = Object.entries(contract)
      .filter(
        ([name, { path }]) => !listed?.includes(nameIn(path)) && !ofTheSpecification.includes(name),
      )
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

  test('every call is in the table of denials', () => {
    const text = readFileSync(join(root, 'apps/api/test/denials.test.ts'), 'utf8');
    expect(text).toMatch(/import \{[^}]*\bcontract\b[^}]*\} from '@pabean\/api-client\/contract'/s);
  });
});

describe('packages/ui', () => {
  const folder = join(root, 'packages/ui/src/components');
  test.each(readdirSync(folder))('%s has a story and an index', (name) => {
    const files = readdirSync(join(folder, name));
    expect(files).toContain(`${name}.stories.tsx`);
    expect(files).toContain('index.ts');
  });

  test.each(readdirSync(folder))('%s says what it is not for, and how it is reached', (name) => {
    const text = readFileSync(join(folder, name, `${name}.tsx`), 'utf8');
    const before = text.split(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'))[0] ?? '';
    const comment = before.slice(before.lastIndexOf('/**'));
    expect(comment).toMatch(/^ \* Not for: /m);
    expect(comment).toMatch(/^ \* Accessibility: /m);
  });
});

test('what repeats a colour of the palettes is up to date (pnpm tokens)', () => {
  const files = filesWithCopies(currentPalettes());
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(({ text, wanted }) => text !== wanted).map(({ path }) => path)).toEqual([]);
});

test('decisions and sections that the sources cite are in the docs', () => {
  const docs = citedDocs();
  const dead = sourceFiles(/\.(tsx?|css|sql)$/)
    .filter(({ path }) => !path.startsWith('tooling/src/citations.'))
    .flatMap(({ path, text }) => deadCitations(docs, text).map((words) => `${path}: ${words}`));
  expect(dead).toEqual([]);
});

test('every decision has a number of its own', () => {
  const numbers = citedDocs().decisions.map((name) => name.slice(0, 3));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test('every dependency comes from the catalog or the workspace', () => {
  const own = sourceFiles(/package\.json$/).flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(file.text);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([name, version]) => `${file.path}: ${name} ${version}`);
  });
  expect(own).toEqual([]);
});
