const whole = new Intl.NumberFormat('en-US');

/** 12486 becomes 12,486. */
export const groupDigits = (value: number): string => whole.format(value);
