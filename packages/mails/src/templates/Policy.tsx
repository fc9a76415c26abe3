import { Fact, Facts } from './Facts.tsx';
import { inEnglish, say } from './slots.tsx';

/** What is returned at each stage; no rows while no policy is configured. */
export function PolicyFacts({ english = false }: { english?: boolean }) {
  const label = english ? inEnglish : say;
  const value = (name: string) => (english ? `${name}_en` : name);
  return (
    <Facts>
      <Fact label={label('beforeStart')} name={value('beforeShare')} optional />
      <Fact label={label('whileWorking')} name={value('workingShare')} optional />
      <Fact label={label('afterFiling')} name={value('filedShare')} optional />
    </Facts>
  );
}
