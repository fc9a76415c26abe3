/** Stands at `shared/useLoad.ts`; the order page still asks for it here. */
export { useLoad } from '../useLoad.ts';
