import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import { email, newPassword, password } from './fields.ts';

/** Login form (spec section 5). */
export const LoginSchema = v.object({
  email: email('Email Address is required', 'Invalid email address'),
  password: password('Password is required'),
});

export const ChangePasswordSchema = v.object({
  newPassword: newPassword('Please enter your New Password.'),
});

export const adminLogin = defineCall({
  method: 'POST',
  path: '/admin/admin-login',
  access: { kind: 'public' },
  body: LoginSchema,
  reply: dataOf(v.object({ jwtToken: v.string() })),
});

/** Ends this session, or with `everywhere` all sessions of the member. */
export const adminLogout = defineCall({
  method: 'POST',
  path: '/admin/admin-logout',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.object({ everywhere: v.optional(v.boolean(), false) }),
  reply: NoData,
});

export const userInfo = defineCall({
  method: 'GET',
  path: '/user_info',
  access: { kind: 'staff', permission: 'work-orders' },
  reply: dataOf(v.object({ name: v.string(), email: v.string(), type: v.string() })),
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/admin/change-password',
  access: { kind: 'staff', permission: 'change-password' },
  body: ChangePasswordSchema,
  reply: NoData,
});
