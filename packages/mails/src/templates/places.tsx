import type { ReactElement } from 'react';
import { Link } from 'react-email';
import { link, statementStyle } from './look.ts';
import { slot, Typed } from './slots.tsx';

/**
 * What the places of texts are drawn as. A place that is not named here is a value: it stands in
 * an element of its own direction.
 */
export const places: Readonly<Record<string, ReactElement>> = {
  companyEmail: (
    <Link href={`mailto:${slot('companyEmail')}`} className="m-link" style={link}>
      {slot('companyEmail')}
    </Link>
  ),
  companyPhone: (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {slot('companyPhone')}
    </bdi>
  ),
  officialForm: (
    <Link href={slot('officialForm')} className="m-link" style={link}>
      <bdi dir="ltr">{slot('officialFormHost')}</bdi>
    </Link>
  ),
  statementName: (
    <bdi dir="ltr" className="m-code" style={statementStyle}>
      {slot('statementName')}
    </bdi>
  ),
};

/** A value in a sentence. */
export const placeOf = (name: string) => <Typed name={name} />;
