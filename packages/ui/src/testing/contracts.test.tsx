import { BulkButton } from '../components/BulkButton/BulkButton.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { DateRangeFilter } from '../components/DateRangeFilter/DateRangeFilter.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { MonthTiles } from '../components/MonthTiles/MonthTiles.tsx';
import { NavRow } from '../components/NavRow/NavRow.tsx';
import { Pager } from '../components/Pager/Pager.tsx';
import { PasswordInput } from '../components/PasswordInput/PasswordInput.tsx';
import { SearchBox } from '../components/SearchBox/SearchBox.tsx';
import { SegmentedChoice } from '../components/SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Textarea } from '../components/Textarea/Textarea.tsx';
import { TextInput } from '../components/TextInput/TextInput.tsx';
import { Tile } from '../components/Tile/Tile.tsx';
import { ViewButton } from '../components/ViewButton/ViewButton.tsx';
import { keepsContract } from './contract.tsx';

const nothing = () => {};

keepsContract(
  'BulkButton',
  { role: 'button', name: 'Delete Order', canBeDisabled: true },
  ({ onPress = nothing, disabled }) => (
    <BulkButton onClick={onPress} disabledReason={disabled ? 'Select orders first' : undefined}>
      Delete Order
    </BulkButton>
  ),
);

keepsContract(
  'Button',
  { role: 'button', name: 'Refresh', passesOn: ['className', 'ref'], canBeDisabled: true },
  ({ onPress, ...handed }) => (
    <Button onClick={onPress} {...handed}>
      Refresh
    </Button>
  ),
);

keepsContract(
  'Checkbox',
  { role: 'checkbox', name: 'WhatsApp', passesOn: ['className', 'ref'], canBeDisabled: true },
  ({ onPress, ...handed }) => <Checkbox label="WhatsApp" onChange={onPress} {...handed} />,
);

keepsContract(
  'ConfirmDialog',
  { role: 'button', name: 'Yes', canBeDisabled: true },
  ({ onPress = nothing, disabled }) => (
    <ConfirmDialog
      opened
      title="Are you sure you want to delete?"
      tone="danger"
      pending={disabled}
      onYes={onPress}
      onNo={nothing}
    />
  ),
);

keepsContract('DateRangeFilter', { role: 'button', name: 'From 01-11-2026' }, () => (
  <DateRangeFilter
    range={{ fromDate: '2026-11-01', toDate: null }}
    busy={false}
    onSubmit={nothing}
  />
));

keepsContract('FileDrop', { name: 'Document' }, () => (
  <FileDrop label="Document" hint="PDF or image" accept=".pdf" value={null} onChange={nothing} />
));

keepsContract('MonthTiles', { role: 'link', name: /^Feb\s*12,486\s*orders$/ }, () => (
  <MonthTiles
    months={[{ label: 'Feb', count: 12486, current: false }]}
    link={(label, props) => <a href={`#${label}`} {...props} />}
  />
));

keepsContract('NavRow', { role: 'link', name: /^Refunds\s*64$/ }, () => (
  <NavRow
    icon="refunds"
    label="Refunds"
    count={64}
    active={false}
    link={(props) => <a href="#refunds" {...props} />}
  />
));

keepsContract(
  'Pager',
  { role: 'button', name: 'Next page', canBeDisabled: true },
  ({ onPress = nothing, disabled }) => (
    <Pager
      page={1}
      pageCount={3}
      pages={[1, 2, 3]}
      pageSize={10}
      pageSizes={[10, 25]}
      onPage={onPress}
      onPageSize={nothing}
      disabled={disabled}
    />
  ),
);

keepsContract(
  'PasswordInput',
  { name: 'New password', passesOn: ['className', 'ref'], canBeDisabled: true },
  ({ onPress, ...handed }) => <PasswordInput label="New password" onClick={onPress} {...handed} />,
);

keepsContract(
  'SearchBox',
  { role: 'searchbox', name: 'Search orders', passesOn: ['ref'] },
  ({ ref }) => (
    <SearchBox
      ref={ref}
      label="Search orders"
      value=""
      busy={false}
      onChange={nothing}
      onClear={nothing}
    />
  ),
);

keepsContract('SegmentedChoice', { role: 'radiogroup', name: 'Mail service' }, () => (
  <SegmentedChoice
    label="Mail service"
    value="AWS"
    options={[
      { value: 'AWS', label: 'AWS' },
      { value: 'Sendgrid', label: 'Sendgrid' },
    ]}
    onChange={nothing}
  />
));

keepsContract(
  'Select',
  { role: 'combobox', name: 'Gateway', passesOn: ['className', 'ref'], canBeDisabled: true },
  ({ onPress, ...handed }) => (
    <Select label="Gateway" data={['Example Pay 1']} onClick={onPress} {...handed} />
  ),
);

keepsContract(
  'TextInput',
  { role: 'textbox', name: 'Email', passesOn: ['className', 'ref'], canBeDisabled: true },
  ({ onPress, ...handed }) => <TextInput label="Email" onClick={onPress} {...handed} />,
);

keepsContract(
  'Textarea',
  { role: 'textbox', name: 'Remark', passesOn: ['className', 'ref'], canBeDisabled: true },
  ({ onPress, ...handed }) => <Textarea label="Remark" onClick={onPress} {...handed} />,
);

keepsContract('Tile', { role: 'link', name: /^New Orders\s*12,486$/ }, () => (
  <Tile
    label="New Orders"
    tone="new"
    count={12486}
    active={false}
    compact={false}
    link={(props) => <a href="#new" {...props} />}
  />
));

keepsContract(
  'ViewButton',
  { role: 'link', name: /^View\s*order 104829, Assigned to Sinta$/ },
  () => (
    <ViewButton
      assignedTo="Sinta"
      label="View order 104829"
      link={(props) => <a href="#order" {...props} />}
    />
  ),
);
