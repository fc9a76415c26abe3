import { ConfigurationError } from './expected-failure.ts';

type Whole<Rule> = (value: string, least: number, most: number, what: string) => Rule;

/** The variables of the clock of questions. */
export const questionVariables = <Rule>(whole: Whole<Rule>) => ({
  QUESTION_REMINDER_HOURS: whole('24', 1, 8_760, 'hours'),
  QUESTION_OVERDUE_HOURS: whole('48', 1, 8_760, 'hours'),
});

interface Values {
  readonly QUESTION_REMINDER_HOURS: number;
  readonly QUESTION_OVERDUE_HOURS: number;
}

/**
 * After how many hours without an answer the traveller is reminded, and then the order moved.
 * @throws ConfigurationError when the reminder would come after the end
 */
export function questionHours(values: Values) {
  const { QUESTION_REMINDER_HOURS: reminderHours, QUESTION_OVERDUE_HOURS: overdueHours } = values;
  if (overdueHours <= reminderHours) {
    throw new ConfigurationError(
      'Wrong configuration: QUESTION_OVERDUE_HOURS must be more than QUESTION_REMINDER_HOURS.',
    );
  }
  return { reminderHours, overdueHours };
}
