import { describe, expect, it } from 'vitest';
import { canMove, moveKey, moves, movesFrom } from './moves.ts';
import { processStatuses } from './order-status.ts';

describe('moves', () => {
  it('has the eight buttons of the comment panel, in the order of the design', () => {
    expect(moves.map((move) => move.label)).toEqual([
      'Move to Awaiting Response',
      'Move to Awaiting Govt',
      'Move to Contact Customer',
      'Move to Customer Called',
      'Move to Completed Refunds',
      'Move to Completed Orders',
      'Move to ChargeBack',
      'Move to Delete',
    ]);
  });

  it('says the same in short, without the first words', () => {
    for (const move of moves) expect(move.label).toBe(`Move to ${move.short}`);
  });

  it('sends each button to the status it names', () => {
    expect(moves.map((move) => move.to)).toEqual([
      'Awaiting',
      'AwaitingGovt',
      'Contact Customer',
      'Customer Called',
      'Refunds',
      'Completed',
      'ChargeBack',
      'Deleted',
    ]);
  });
});

it('gives each move the digit of its place, whatever is left out', () => {
  expect(moves.map(({ to }) => moveKey(to))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

describe('movesFrom', () => {
  it.each(['New', 'Pending'] as const)('offers all eight from %s', (status) => {
    expect(movesFrom(status)).toEqual(moves);
  });

  it.each(moves)('leaves out $to where an order is already there', ({ to }) => {
    expect(movesFrom(to)).toHaveLength(7);
    expect(movesFrom(to).map((move) => move.to)).not.toContain(to);
  });
});

describe('canMove', () => {
  it('never moves an order to where it is', () => {
    for (const status of processStatuses) expect(canMove(status, status)).toBe(false);
  });

  it('never moves an order to New or Pending', () => {
    for (const status of processStatuses) {
      expect(canMove(status, 'New')).toBe(false);
      expect(canMove(status, 'Pending')).toBe(false);
    }
  });

  it('moves any order to any other of the eight, out of Deleted too', () => {
    for (const from of processStatuses) {
      for (const { to } of moves) expect(canMove(from, to)).toBe(from !== to);
    }
  });
});
