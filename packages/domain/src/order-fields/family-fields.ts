/** One thing that is asked of each person who travels along. */
export interface FamilyField {
  readonly label: string;
  /** The most characters. */
  readonly max: number;
  readonly required: boolean;
  /** As of a field of the order. */
  readonly identifier?: true;
}

/**
 * The fields of a family member (spec section 3), in the order in which the screen shows them. All of
 * them are personal: erasing an order removes its family as a whole.
 */
export const familyFields = {
  family_member_name: { label: 'Name', max: 500, required: true },
  family_passport_number: { label: 'Passport', max: 40, required: false, identifier: true },
  family_nationality: { label: 'Nationality', max: 100, required: false },
  family_other_nationalities: { label: 'Other nationalities', max: 200, required: false },
  family_relationship: { label: 'Relationship', max: 60, required: false },
} as const satisfies Record<string, FamilyField>;

export type FamilyFieldKey = keyof typeof familyFields;

export const familyFieldKeys = Object.keys(familyFields) as FamilyFieldKey[];
