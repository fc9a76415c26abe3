import { mailAddress } from '@pabean/api-client/contract';
import * as v from 'valibot';

/** A variable that holds an e-mail address, by the rule of every other address. */
export const email = v.pipe(v.string(), mailAddress('must be an e-mail address'));
