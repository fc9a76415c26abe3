import {
  type PurchaseFact,
  type PurchasePart,
  type PurchaseValues,
  purchaseFacts,
  purchaseFieldCount,
  purchaseFieldKeys,
  purchaseParts,
} from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconLock } from '@tabler/icons-react';
import styles from './EvidenceAtPurchase.module.css';
import { SectionPart } from './SectionPart.tsx';
import { TextFact } from './TextFact.tsx';

const titles: Record<PurchasePart, string> = {
  device: 'Device',
  payment: 'Payment',
  accepted: 'Accepted before paying',
  source: 'Source of the order',
};

/** What the shop knew when the traveller paid: nobody corrects it. Only where any of it came in. */
export function EvidenceAtPurchase({ purchase }: { purchase: PurchaseValues }) {
  const facts = purchaseFacts(purchase);
  if (facts.length === 0) return null;
  return (
    <SectionCard
      title="Evidence at purchase"
      id="purchase"
      count={`${purchaseFieldCount(purchase)} of ${purchaseFieldKeys.length} given`}
      padding="none"
      actions={
        <span className={styles.lock}>
          <IconLock size={14} aria-hidden />
          As ordered
        </span>
      }
    >
      {purchaseParts.map((part) => (
        <Part key={part} part={part} facts={facts.filter((fact) => fact.part === part)} />
      ))}
    </SectionCard>
  );
}

function Part({ part, facts }: { part: PurchasePart; facts: readonly PurchaseFact[] }) {
  if (facts.length === 0) return null;
  return (
    <SectionPart of="Evidence at purchase" title={titles[part]}>
      {facts.map(({ label, value, leftToRight, wide }) => (
        <TextFact
          key={label}
          label={label}
          value={value}
          copied
          ltr={leftToRight}
          {...(wide && { span: 3 })}
        />
      ))}
    </SectionPart>
  );
}
