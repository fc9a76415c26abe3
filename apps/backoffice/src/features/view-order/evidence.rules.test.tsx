import { processStatuses } from '@pabean/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from './testing/open-order.tsx';

/** Spec section 2, "View Order": which orders may be defended, and with which transaction. */

const evidence = ['Defence Pack 1', 'Defence Pack 2', 'Enter Transaction Details'];
const disputable = ['Completed', 'Customer Called', 'Contact Customer', 'ChargeBack'];

it.each(processStatuses)(
  'an order in %s has the evidence buttons only if it may',
  async (status) => {
    fakeServer({ [detailsCall]: () => orderReply({ process_status: status }) });
    openScreen();
    await findOrder();
    const shown = evidence.filter((name) => screen.queryByText(name, { selector: 'button *' }));
    expect(shown).toEqual(disputable.includes(status) ? evidence : []);
  },
);

describe('Enter Transaction Details', () => {
  const save = 'POST /api/admin/defence-pack-details';
  const open = async () => {
    openScreen();
    await findOrder();
    press('Enter Transaction Details');
    return screen.findByLabelText<HTMLInputElement>('Transaction Id');
  };
  const merchant = () => screen.getByLabelText<HTMLInputElement>('Merchant Name');

  it('asks in the words of the specification', async () => {
    const sent = fakeServer({ [detailsCall]: () => orderReply() });
    await open();
    // As a press does.
    screen.getByRole('button', { name: 'Submit' }).focus();
    press('Submit');
    await screen.findByText('Please enter your Transaction Id');
    expect(screen.getByText('Please enter your Merchant Name')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('on success says the message, closes and loads the order anew', async () => {
    const said = vi.spyOn(notify, 'success');
    let transaction_id: string | null = null;
    const sent = fakeServer({
      [detailsCall]: () => orderReply({ transaction_id }),
      [save]: () => {
        transaction_id = 'TX-EX-1';
        return { status: 1, message: 'Saved.' };
      },
    });
    fireEvent.change(await open(), { target: { value: 'TX-EX-1' } });
    fireEvent.change(merchant(), { target: { value: 'EXAMPLE' } });
    press('Submit');
    await waitFor(() => expect(said).toHaveBeenCalledWith('Saved.'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      orderId: '104777',
      transactionId: 'TX-EX-1',
      merchantName: 'EXAMPLE',
      before: { transactionId: null, merchantName: null },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('TX-EX-1');
  });

  it('stays open with what was typed when the server refuses', async () => {
    fakeServer({
      [detailsCall]: () => orderReply(),
      [save]: () => ({ status: 0, http: 409, message: 'Not yet.' }),
    });
    fireEvent.change(await open(), { target: { value: 'TX-EX-1' } });
    fireEvent.change(merchant(), { target: { value: 'EXAMPLE' } });
    press('Submit');
    await screen.findByText('Not yet.');
    expect(merchant().value).toBe('EXAMPLE');
  });
});
