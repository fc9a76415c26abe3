import { fieldErrors } from '@pabean/api-client';
import { decideRefund } from '@pabean/api-client/contract';
import { decimalsOf, plainSum } from '@pabean/domain';
import { AppModal } from '@pabean/ui/AppModal';
import { Textarea } from '@pabean/ui/Textarea';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect, useState } from 'react';
import { DialogForm } from '../../../shared/DialogForm.tsx';
import { MoneyTaken } from '../../../shared/disputes/MoneyTaken.tsx';
import { type DraftForm, useDraftForm } from '../../../shared/useDraftForm.ts';
import type { OrderDetail } from '../order-store.ts';
import { takingCasesOf } from './taking-cases.ts';
import { useRefundDecision } from './useRefundDecision.ts';

type Values = { amount: string; sentence: string };
type Props = { opened: boolean; onClose: () => void; order: OrderDetail };

/** The amount is the policy's; another one needs a reason, which the traveller reads. */
export function AcceptRefundDialog({ opened, onClose, order }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Accept this refund">
      <AcceptForm order={order} onClose={onClose} />
    </AppModal>
  );
}

/** A yen has no decimals; of three the field takes the two that an order keeps. */
const fieldSum = (amount: string, currency: string | null) =>
  decimalsOf(currency) === 0 ? plainSum(amount, currency) : amount;

function AcceptForm({ order, onClose }: Pick<Props, 'order' | 'onClose'>) {
  const orderId = order.order_id;
  const { request, decide } = useRefundDecision(order);
  const policy = request?.amount == null ? '' : fieldSum(request.amount, order.currency);
  const decisionOf = ({ amount, sentence }: Values) => ({
    accept: true,
    amount: amount.trim() || null,
    sentence: sentence.trim() || null,
  });
  const form: DraftForm<Values> = useDraftForm<Values>({
    // By the request: its amount is settled, and another one has another.
    about: `accept refund ${orderId} ${request?.id}`,
    blank: { amount: policy, sentence: '' },
    validate: (values) => ({
      ...fieldErrors(decideRefund.body, { orderId, ...decisionOf(values) }),
      ...(values.amount.trim() !== policy &&
        values.sentence.trim() === '' && {
          sentence: 'Give a reason for the different amount. The traveller will read it.',
        }),
    }),
    submit: (values) =>
      decide(decisionOf(values), {
        setErrors: form.setErrors,
        onClose: () => {
          form.sent(values);
          onClose();
        },
      }),
  });
  const { field, values, set } = form;
  const [offered, setOffered] = useState(policy);
  useEffect(() => {
    if (policy === offered) return;
    // Of the request that was asked for again; an amount that somebody typed stays.
    if (values.amount === offered) set('amount', policy);
    setOffered(policy);
  });
  return (
    <DialogForm
      form={form}
      onClose={onClose}
      submitLabel="Accept and move to Refunds"
      label="Accept this refund"
    >
      <MoneyTaken cases={takingCasesOf(order)} />
      <TextInput
        {...field('amount')}
        label={`Amount to return${order.currency === null ? '' : `, ${order.currency}`}`}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
      <Textarea
        {...field('sentence')}
        label="Why, if it is another amount than the policy's"
        rows={3}
        dir="auto"
      />
    </DialogForm>
  );
}
