import { expect, test } from 'vitest';
import { deadCitations } from './citations.ts';

const docs = {
  decisions: ['036-backups', '062-undo'],
  specification:
    '# Specification\n\n## 2. Screens\n\n**View Order** (…)\n\n## Decisions\n\n### Orders come in\n',
  design: '# Design\n\n## 6. Components\n- **Keys**: …\n',
};

test.each([
  'decision 036',
  'decisions/062-undo.md',
  'spec section 2',
  'Spec section 2, "View Order": which',
  'design section 6, "Keys"',
  'spec, Orders come in',
  'spec,\n * Orders come in)',
])('%j is there', (words) => {
  expect(deadCitations(docs, `/** What it is (${words}). */`)).toEqual([]);
});

test.each([
  ['decision 014', 'decision 014'],
  ['decisions/036-export', 'decisions/036-export'],
  ['spec section 3', 'spec section 3'],
  ['spec section 2, "Login"', 'spec section 2, "Login"'],
  ['design section 2', 'design section 2'],
  ['design section 6,\n * "Chips"', 'design section 6, "Chips"'],
  ['spec, Uploads', 'spec, Uploads'],
  ['decisions page, "Uploads"', 'decisions page'],
  ['second\n * design, "Parts"', 'second design'],
  ['design 2, section 5', 'design 2'],
  ['issue 16', 'issue 16'],
])('%j leads nowhere', (words, found) => {
  expect(deadCitations(docs, `/** What it is (${words}). */`)).toEqual([found]);
});
