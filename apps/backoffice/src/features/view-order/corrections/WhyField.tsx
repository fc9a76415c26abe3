import { Select } from '@pabean/ui/Select';
import { TextInput } from '@pabean/ui/TextInput';
import { useState } from 'react';
import styles from './WhyField.module.css';

/** The reasons of nearly every correction. */
const usual = ['Typing mistake', 'Traveller wrote', 'Seen on the document'];
const ownWords = 'Own words';
const none = 'No reason given';

/** Why it is corrected: one of the usual reasons, own words, or nothing. */
export function WhyField({ value, onText }: { value: string; onText: (text: string) => void }) {
  const [own, setOwn] = useState(value !== '' && !usual.includes(value));
  return (
    <div className={styles.why}>
      <Select
        label="Why"
        data={[none, ...usual, ownWords]}
        value={own ? ownWords : value || none}
        onChange={({ currentTarget: { value: chosen } }) => {
          setOwn(chosen === ownWords);
          onText(usual.includes(chosen) ? chosen : '');
        }}
      />
      {own && (
        <TextInput
          label="Reason"
          value={value}
          maxLength={500}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
