import { describe, expect, it } from 'vitest';
import {
  hasDefencePack,
  isProcessStatus,
  processingModeLabel,
  processingModes,
  processStatuses,
  statusLabel,
} from './order-status.ts';

describe('isProcessStatus', () => {
  it.each(processStatuses)('knows %s', (status) => {
    expect(isProcessStatus(status)).toBe(true);
  });

  it.each([
    'new',
    'Awaiting Customer',
    'Awaiting Govt',
    ' New',
    '',
    'Priority',
    null,
    0,
    ['New'],
    {},
  ])('refuses %j', (value) => {
    expect(isProcessStatus(value)).toBe(false);
  });
});

describe('labels', () => {
  it.each([
    ['Awaiting', 'Awaiting Customer'],
    ['AwaitingGovt', 'Awaiting Govt'],
    ['Contact Customer', 'Contact Customer'],
    ['ChargeBack', 'ChargeBack'],
    ['Something of tomorrow', 'Something of tomorrow'],
  ])('reads the status %s as %s', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });

  it('names the processing modes as the country report does', () => {
    expect(processingModes.map(processingModeLabel)).toEqual([
      'Standard Processing',
      'Priority Processing',
      'Future Order Processing',
    ]);
  });
});

describe('hasDefencePack', () => {
  it('is open in four statuses and closed in the other six', () => {
    expect(processStatuses.filter(hasDefencePack)).toHaveLength(4);
    expect(hasDefencePack('Refunds')).toBe(false);
    expect(hasDefencePack('New')).toBe(false);
  });
});
