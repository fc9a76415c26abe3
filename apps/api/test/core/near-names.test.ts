import { expect, test } from 'vitest';
import { variableNames } from '../../src/core/env.ts';
import { nearNames } from '../../src/core/near-names.ts';

test.each([
  ['S3_BUKET', 'S3_BUCKET'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['PABEAN_DATADIR', 'PABEAN_DATA_DIR'],
  ['PUBLIC_PORTL_ULR', 'PUBLIC_PORTAL_URL'],
  ['smtp_url', 'SMTP_URL'],
])('%s was meant to be %s', (name, meant) => {
  expect(nearNames([name], variableNames)).toEqual([{ name, meant }]);
});

test.each([
  [
    'what others read',
    ['PATH', 'HOME', 'HOSTNAME', 'POST', 'PWD', 'HTTP_URL', 'AWS_DEFAULT_REGION'],
  ],
  ['what is ours', variableNames],
  ['what is too far away', ['S3_BKET', 'DATABASE']],
])("%s is nobody's mistake", (_, names) => {
  expect(nearNames(names, variableNames)).toEqual([]);
});
