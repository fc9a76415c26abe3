export type { SectionCardProps } from './SectionCard.tsx';
export { SectionCard } from './SectionCard.tsx';
