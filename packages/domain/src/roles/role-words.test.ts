import { expect, it } from 'vitest';
import { roles } from './roles.ts';

it('knows the five member types of spec section 6 by name', () => {
  expect(roles).toEqual(['Admin', 'Manager', 'Team', 'Telecaller', 'Night Staff']);
});
