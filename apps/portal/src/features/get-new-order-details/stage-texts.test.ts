import { processStatuses, travellerStages } from '@pabean/domain';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en.ts';
import { stageTexts } from './stage-texts.ts';

describe.each(travellerStages)('the stage %s', (stage) => {
  const { heading, sentence } = stageTexts[stage];
  // What follows is the same, taken or not.
  const next = `next.${stage === 'queued' ? 'preparing' : stage}` as const;

  it('has one sentence that names the date, and a next step', () => {
    expect(en[sentence]).toContain('{date}');
    expect(en[heading]).not.toBe('');
    expect(en[next]).not.toBe('');
  });

  it('tells a traveller no status name of the staff', () => {
    const words = [en[heading], en[sentence], en[next]].join(' ');
    const internal = processStatuses.filter((status) => !['New', 'Pending'].includes(status));
    for (const status of internal) expect(words).not.toContain(status);
  });
});
