import { getOrdersList, uploadVisaDocument } from '@pabean/api-client/contract';
import { expect, test } from 'vitest';
import { fillPath, requestOptions } from './request.ts';

const file = new File(['%PDF'], 'scan.pdf');

test('a path is filled; a parameter that is missing is a mistake of the program', () => {
  expect(fillPath('/a/{one}/b/{other}', { one: 1, other: 'x/y' })).toBe('/a/1/b/x%2Fy');
  expect(fillPath('/a')).toBe('/a');
  expect(() => fillPath('/a/{id}')).toThrow(
    new TypeError('The call /a/{id} needs the parameter id.'),
  );
});

test('a query carries what is set and nothing of what is not', () => {
  const query = { page: 2, month: undefined, userName: null, delay: '', bounced: false };
  expect(requestOptions(getOrdersList, { query })).toEqual({
    method: 'GET',
    searchParams: { page: '2', delay: '', bounced: 'false' },
  });
});

test('a call without a body sends none', () => {
  expect(requestOptions(getOrdersList, {})).toStrictEqual({ method: 'GET' });
  expect(requestOptions(uploadVisaDocument, {})).toEqual({ method: 'POST' });
});

test('a body travels as JSON where no file goes with it', () => {
  const body = { orderId: '104777' };
  expect(requestOptions(uploadVisaDocument, { body })).toEqual({ method: 'POST', json: body });
  // A file that the call does not know of is not sent.
  expect(requestOptions(getOrdersList, { body, file })).toEqual({ method: 'GET', json: body });
});

test('a file goes with the fields that are set, or alone', () => {
  const sent = (body: unknown) => {
    const { body: form } = requestOptions(uploadVisaDocument, { body, file });
    return form instanceof FormData ? [...form.keys()] : form;
  };
  expect(sent({ orderId: '104777', version: undefined, email: '' })).toEqual([
    'orderId',
    'email',
    'uploadVisaDoc',
  ]);
  for (const nothing of [undefined, null, 'ab']) expect(sent(nothing)).toEqual(['uploadVisaDoc']);
});
