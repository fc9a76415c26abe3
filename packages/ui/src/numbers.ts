const whole = new Intl.NumberFormat('en-US');

/** 12486 becomes 12,486: western digits in every language. */
export const groupDigits = (value: number): string => whole.format(value);
