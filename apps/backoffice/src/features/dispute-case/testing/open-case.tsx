import { screen, within } from '@testing-library/react';
import { disputeCase, packPlan } from '../../../shared/disputes/testing/cases.ts';
import { paths } from '../../../shared/paths.ts';
import { openOffice } from '../../../testing/draw.tsx';
import { fakeFetch, json } from '../../../testing/fake-fetch.ts';
import { shellAnswers } from '../../../testing/staff.ts';

export const id = 'DP-10213';
export const details = `/api/admin/get-dispute/${id}`;
export const planCall = `/api/admin/get-dispute-pack-plan/${id}`;
const packCall = `/api/admin/get-dispute-pack/${id}`;
export const change = '/api/admin/update-dispute';
export const submit = '/api/admin/submit-dispute';
export const said = (data: unknown, message = 'Done.') => json({ status: 1, message, data });
const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });

/** The page of a case in the whole office, with answers of its own. */
export async function open(answers: object = {}, role: 'Manager' | 'Team' = 'Manager') {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    [details]: () => said(disputeCase()),
    [planCall]: () => said(packPlan()),
    [packCall]: pdf,
    [change]: () => said({ version: 4 }),
    ...answers,
  });
  const router = openOffice(paths.dispute(id), role);
  await screen.findByRole('heading', { name: `Case ${id}` });
  const changes = () => sent.filter(({ path }) => path === change).map(({ body }) => body);
  return { sent, changes, router };
}

export const card = async (name: string) => within(await screen.findByRole('region', { name }));
