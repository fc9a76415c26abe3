import { expect, it } from 'vitest';
import {
  defencePackTypes,
  mailServiceProviders,
  maxUploadBytes,
  uploadMediaTypes,
} from './limits.ts';

it('takes 15 MB and not a byte more', () => {
  expect(maxUploadBytes).toBe(15_728_640);
});

it('takes a PDF or one of three kinds of picture, each with an extension of its own', () => {
  expect(Object.keys(uploadMediaTypes)).toEqual([
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/webp',
  ]);
  expect(new Set(Object.values(uploadMediaTypes)).size).toBe(4);
});

it('spells the mail providers and pack types as the calls do', () => {
  expect(mailServiceProviders).toEqual(['AWS', 'Sendgrid']);
  expect(defencePackTypes).toEqual([1, 2]);
});
