import { camel } from './case.ts';
import { addImport, addToBlock, type Edit } from './edits.ts';
import { endpointPath } from './endpoint-path.ts';
import type { NewFile } from './new-file.ts';

const nameOf = (path: string) =>
  camel(endpointPath({ path }).split('/').at(-1)?.replace(/\.ts$/, '') ?? '');

/** A call's handler and its failing test. */
export function callFiles(path: string): NewFile[] {
  const endpoint = endpointPath({ path });
  const name = nameOf(path);
  const up = '../'.repeat(endpoint.split('/').length);
  return [
    {
      path: `apps/api/src/endpoints/${endpoint}`,
      text: `import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '${up}http/context.ts';

/** What it does, and why so. */
export const ${name}: Handler<Call<'${name}'>> = async () => ({ message: 'Done.' });
`,
    },
    {
      path: `apps/api/test/endpoints/${endpoint.replace(/\.ts$/, '.test.ts')}`,
      text: `import { expect, test } from 'vitest';

test('${name} does what it says', () => {
  expect.fail('Write what the call promises: done, refused, repeated.');
});
`,
    },
  ];
}

/** A call's entry in its group of the contract, in the contract's table and in the handlers' one. */
export function callEdits(method: string, path: string, group: string): Edit[] {
  const name = nameOf(path);
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const params = parameters.map((parameter) => `${parameter}: v.string()`).join(', ');
  return [
    {
      path: `packages/api-client/src/contract/${group}.ts`,
      change: (text) => `${withImports(text)}
/** What the call does, and the specification's section. */
export const ${name} = defineCall({
  method: '${method}',
  path: '${path}',
  access: { kind: 'staff', permission: 'work-orders' },${params && `\n  params: v.object({ ${params} }),`}
  ${method === 'GET' ? 'query' : 'body'}: v.object({}),
  reply: NoData,
});
`,
    },
    {
      path: 'packages/api-client/src/contract/index.ts',
      change: (text) => {
        const alias = new RegExp(`import \\* as (\\w+) from './${group}.ts'`).exec(text)?.[1];
        if (alias === undefined) throw new Error(`The contract has no group ${group}.`);
        return addToBlock(text, 'export const contract = {', `  ${name}: ${alias}.${name},`);
      },
    },
    {
      path: 'apps/api/src/endpoints/index.ts',
      change: (text) =>
        addToBlock(
          addImport(text, `import { ${name} } from './${endpointPath({ path })}';`),
          'export const handlers',
          `  ${name},`,
        ),
    },
  ];
}

/** A group file with what a new entry needs. */
function withImports(text: string): string {
  const envelope = /import \{([^}]*)\} from '\.\/envelope\.ts';/;
  const named =
    envelope
      .exec(text)?.[1]
      ?.split(',')
      .map((word) => word.trim()) ?? [];
  const lacksNoData = !named.includes('NoData');
  const names = [...named, 'NoData'].filter((word) => word !== '').join(', ');
  const line = `import { ${names} } from './envelope.ts';`;
  const withEnvelope = !lacksNoData
    ? text
    : named.length > 0
      ? text.replace(envelope, line)
      : addImport(text, line);
  return addImport(
    withEnvelope.includes('defineCall }')
      ? withEnvelope
      : addImport(withEnvelope, "import { defineCall } from './define.ts';"),
    "import * as v from 'valibot';",
  );
}
