import { expect, it } from 'vitest';
import { defaultPageSize } from '../page-range/page-range.ts';
import {
  downloadDelayMs,
  minInvoiceOrderIdLength,
  minPasswordLength,
  searchDebounceMs,
  sidebarWidth,
  toastMs,
} from './limits.ts';

it('are the numbers of spec section 9', () => {
  expect({
    defaultPageSize,
    downloadDelayMs,
    minInvoiceOrderIdLength,
    minPasswordLength,
    searchDebounceMs,
    sidebarWidth,
    toastMs,
  }).toEqual({
    defaultPageSize: 10,
    downloadDelayMs: 1000,
    minInvoiceOrderIdLength: 6,
    minPasswordLength: 6,
    searchDebounceMs: 500,
    sidebarWidth: 300,
    toastMs: 5000,
  });
});
