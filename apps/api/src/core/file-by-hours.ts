import type { FileByRules } from '@pabean/domain';

type Whole<Rule> = (value: string, least: number, most: number, what: string) => Rule;

const mostHours = 240;

/** The variables of our own deadline, "file by". */
export const fileByVariables = <Rule>(whole: Whole<Rule>) => ({
  FILE_BY_HOURS_BEFORE_LANDING: whole('12', 0, mostHours, 'hours'),
  FILE_BY_HOURS_BEFORE_DAY: whole('0', 0, mostHours, 'hours'),
});

/** How long before an arrival we want it filed. */
export function fileByRules(values: {
  readonly FILE_BY_HOURS_BEFORE_LANDING: number;
  readonly FILE_BY_HOURS_BEFORE_DAY: number;
}): FileByRules {
  return {
    hoursBeforeLanding: values.FILE_BY_HOURS_BEFORE_LANDING,
    hoursBeforeDay: values.FILE_BY_HOURS_BEFORE_DAY,
  };
}
