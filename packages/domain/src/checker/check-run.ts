/** How a check of all open orders stands: it goes on, reached its end, was stopped, or failed at an order. */
export const checkRunStates = ['running', 'done', 'stopped', 'failed'] as const;

export type CheckRunState = (typeof checkRunStates)[number];
