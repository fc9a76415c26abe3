import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';
import { keepNoOwnerStacks } from './owner-stacks.ts';
import { printOnce } from './print-once.ts';

const { asyncWrapper } = getConfig();
const once = printOnce(getConfig);

/** Lets React finish what it has begun: effects run after the screen is drawn, on a slow machine well after. */
const untilReactIsIdle = () =>
  new Promise<void>((resolve) => {
    schedule(idle, () => resolve());
  });

/**
 * Makes every `findBy…` and `waitFor` of a suite wait for a busy machine, which draws late (how
 * fast it draws is for the benchmarks to say), and end when the effects of what was found have run.
 * While they look they print no page: they do so once, when they give up.
 */
export function waitPatiently(): void {
  keepNoOwnerStacks();
  configure({
    ...once,
    asyncUtilTimeout: 20_000,
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const found = await work();
        await untilReactIsIdle();
        return found;
      }),
  });
}
