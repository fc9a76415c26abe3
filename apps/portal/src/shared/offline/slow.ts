/** On bad Wi-Fi, a server that has not answered after this time gives way to the copy, in milliseconds. */
export const slowMs = 4000;
