import { expect, test } from 'vitest';
import { copyable, nameComponents } from './sample.ts';

nameComponents(['Button', 'FormShell', 'Pager']);

test('a sample has its imports, true names and functions that do nothing', () => {
  const code = `<FormShell onSubmit={() => {}}>
  <@mantine/core/Button onClick={function HY(){}}>Send</@mantine/core/Button>
</FormShell>`;
  expect(copyable(code)).toBe(`import { Button } from '@pabean/ui/Button';
import { FormShell } from '@pabean/ui/form';

<FormShell onSubmit={() => {}}>
  <Button onClick={() => {}}>Send</Button>
</FormShell>`);
});

test('what is none of ours stays as it is', () => {
  expect(copyable('<a href="#x">Go</a>')).toBe('<a href="#x">Go</a>');
});
