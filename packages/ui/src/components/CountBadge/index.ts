export type { CountBadgeProps } from './CountBadge.tsx';
export { CountBadge } from './CountBadge.tsx';
