import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../../testing/staff.ts';
import { beginSession, clearSession } from '../session/session-state.ts';
import { userKey } from '../session/user-key.ts';
import { hideFromOthers, hideFromStaff, showOrderId } from './drawn-page-scripts.ts';

// biome-ignore lint/security/noGlobalEval: the page runs this text as its script
const run = (script: string) => void window.eval(script);
const drawn = () => document.getElementById('root')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div id="root">Order <bdi data-order></bdi></div>';
});
afterEach(() => {
  clearSession();
  delete document.documentElement.dataset.order;
  document.body.replaceChildren();
});

it('shows a screen to who has one of its roles', () => {
  // A name whose token has the letters that base64 and its form for addresses write differently.
  beginSession({ jwtToken: tokenOf('Ranī Ö ÿÿÿ>>>???', 'Team') });
  run(hideFromOthers(['Admin', 'Team']));
  expect(drawn()).toBe('Order ');
});

it('hides a screen from another role, and from who is not signed in', () => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  run(hideFromOthers(['Admin']));
  expect(drawn()).toBe('');
  document.body.innerHTML = '<div id="root">Order</div>';
  clearSession();
  run(hideFromOthers(['Admin', 'Team']));
  expect(drawn()).toBe('');
});

it.each(['', '{}', 'null', '{"accessToken":"a.b.c"}', '{"accessToken":"e30.e30.x"}'])(
  'takes "%s" in the storage for nobody',
  (record) => {
    localStorage.setItem(userKey, record);
    run(hideFromStaff);
    expect(drawn()).toBe('Order ');
    run(hideFromOthers(['Admin']));
    expect(drawn()).toBe('');
  },
);

it('hides the sign-in from who is signed in, whatever the role', () => {
  run(hideFromStaff);
  expect(drawn()).toBe('Order ');
  beginSession({ jwtToken: tokenOf('Rani', 'Night Staff') });
  run(hideFromStaff);
  expect(drawn()).toBe('');
});

it('shows the id of the order that the address names, or none', () => {
  run(showOrderId);
  expect(drawn()).toBe('Order ');
  document.documentElement.dataset.order = '104829';
  run(showOrderId);
  expect(drawn()).toBe('Order 104829');
});

it('runs in one script with what stands before it', () => {
  document.documentElement.dataset.order = '104829';
  beginSession({ jwtToken: tokenOf('Rani', 'Admin') });
  run(`${showOrderId}${hideFromOthers(['Admin'])}`);
  expect(drawn()).toBe('Order 104829');
});
