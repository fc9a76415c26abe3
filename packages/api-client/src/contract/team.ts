import { isOneLine, isSystemActor, roles } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import { email, memberType, newPassword, passwordTooShort, required } from './fields.ts';

const manage = { kind: 'staff', permission: 'manage-team' } as const;
const gateway = { kind: 'staff', permission: 'set-gateway' } as const;
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,18}$/));

/** A member as the list shows it; a password never leaves the server (spec, Safety). */
export const TeamMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  type: v.picklist(roles),
});

/** One member by itself; an earlier server counts no orders. */
const MemberInfoSchema = v.object({
  ...TeamMemberSchema.entries,
  /** Orders in My Orders of this member: theirs, and not done with. */
  myOrdersCount: v.optional(v.number()),
});

/** It signs remarks, the history and what a bank reads. */
const memberName = v.pipe(
  required('Please enter your name.', 100),
  v.check(isOneLine, 'Please enter a name without line breaks and invisible characters.'),
  v.check(
    (name) => !isSystemActor(name),
    'The system itself signs with this name. Please enter the name of a person.',
  ),
);

const memberFields = {
  name: memberName,
  email: email('Please enter your email.', 'Please enter your email.'),
  type: memberType,
};

/** Team form (spec section 5). */
export const AddMemberSchema = v.object({
  ...memberFields,
  password: newPassword('Please enter your password.'),
});
/** In edit mode an empty password keeps the old one. */
export const UpdateMemberSchema = v.object({
  ...memberFields,
  password: v.optional(
    v.union([v.literal(''), newPassword('Please enter your password.')], passwordTooShort()),
    '',
  ),
  tmId: id,
  /** What the form began with: a field that still says so is not changed by it. */
  seen: v.optional(v.object({ name: v.string(), email: v.string(), type: v.picklist(roles) })),
});

export const getTeamMemberList = defineCall({
  method: 'GET',
  path: '/admin/get-team-member-list',
  access: manage,
  reply: dataOf(v.array(TeamMemberSchema)),
});
export const addTeamMember = defineCall({
  method: 'POST',
  path: '/admin/add-team-member',
  access: manage,
  body: AddMemberSchema,
  reply: NoData,
});
export const updateTeamMember = defineCall({
  method: 'POST',
  path: '/admin/update-team-member',
  access: manage,
  body: UpdateMemberSchema,
  reply: NoData,
});
export const deleteTeamMember = defineCall({
  method: 'PUT',
  path: '/admin/delete-team-member',
  access: manage,
  body: v.object({ teamMemberId: id }),
  reply: NoData,
});
export const teamMemberInfo = defineCall({
  method: 'GET',
  path: '/admin/team-member-info/{id}',
  access: manage,
  params: v.object({ id }),
  reply: dataOf(MemberInfoSchema),
});
/** The member types that the signed-in member may give. */
export const getTeamMemberType = defineCall({
  method: 'GET',
  path: '/admin/get-team-member-type',
  access: manage,
  reply: dataOf(v.array(v.picklist(roles))),
});

export const paymentGateways = defineCall({
  method: 'GET',
  path: '/admin/payment-gateways',
  access: gateway,
  reply: dataOf(
    v.array(
      v.object({ id: v.string(), gateway_name: v.string(), is_active: v.picklist(['0', '1']) }),
    ),
  ),
});
export const GatewaySchema = v.object({ gatewayId: required('Please select gateway.', 18) });
export const paymentGatewaySetting = defineCall({
  method: 'POST',
  path: '/admin/payment-gateway-setting',
  access: gateway,
  body: GatewaySchema,
  reply: NoData,
});
