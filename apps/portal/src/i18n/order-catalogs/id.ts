import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/id.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Pesanan Anda',
  'order.loading': 'Kami sedang membuka pesanan Anda.',
  'order.failedTitle': 'Kami tidak dapat memuat pesanan Anda',
  'order.tryAgain': 'Coba lagi',
  'order.next': 'Langkah berikutnya',
  'order.name': 'Nama',
  'order.orderId': 'ID Pesanan',
  'order.email': 'E-mail',
  'order.arrival': 'Kedatangan',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Penerbangan',
  'order.place': 'Tempat',

  'clock.heading': 'Kedatangan Anda',
  'clock.opens': 'Pengajuan dibuka',
  'clock.opened': 'Pengajuan sudah dibuka',
  'clock.fileBy': 'Batas waktu pengajuan kami sendiri',
  'clock.in': 'dalam {left}',
  'clock.late': 'Terlambat ({ago})',
  'clock.zone': 'Waktu menurut tempat kedatangan: {zone}.',

  'approved.heading': 'Deklarasi pabean Anda disetujui',
  'approved.lead': 'Unduh sekarang dan simpan di ponsel Anda untuk kedatangan Anda.',
  'approved.past':
    'Tanggal kedatangan Anda sudah lewat. Tanggal kedatangan yang baru memerlukan deklarasi baru.',
  'approved.changed': 'Data Anda berubah setelah dokumen ini dibuat',
  'approved.changedFields': 'Diperbaiki: {fields}.',
  'approved.changedText':
    'Perbaikan terakhir pada {date}. Jika ada dokumen baru, kami akan mengirim e-mail. Sampai saat itu, inilah dokumen Anda.',
  'approved.pdf': 'Dokumen PDF',
  'approved.image': 'Gambar',
  'approved.download': 'Unduh Sekarang',
  'approved.preparing': 'Menyiapkan...',
  'approved.again': 'Coba lagi',
  'approved.hint': 'Berkas tersimpan sekitar 1 detik setelah Anda menekan tombol.',
  'approved.hintSize': 'Ukuran berkas ini {size}. Berkas tersimpan setelah semuanya tiba.',
  'approved.handed':
    'Kami sudah menyerahkan berkas ke aplikasi ini, tetapi tidak dapat melihat apakah berkas tersimpan. Jika tidak ada di folder unduhan Anda, buka halaman ini di peramban Anda.',
  'approved.saved': 'Berkas sudah tersimpan. Lihat di folder unduhan Anda.',
  'approved.fileFailed':
    'Berkas tidak sampai ke perangkat Anda. Periksa koneksi Anda dan coba lagi.',
  'approved.noFile': 'Berkas belum siap. Muat ulang halaman ini dalam beberapa menit.',
  'approved.gone':
    'Kami tidak menemukan dokumen Anda saat ini. Coba lagi dalam beberapa menit, atau <link>hubungi kami</link>.',

  'download.bytes': '{received} dari {total}',
  'download.wentOn': '{received} dari {total}, dilanjutkan dari {from}',
  'download.percent': '{percent} dari berkas sudah tiba.',
  'download.stop': 'Hentikan',
  'download.cut': 'Koneksi terputus. Kami menyimpan bagian yang sudah tiba.',
  'download.stopped': 'Anda menghentikan unduhan. Kami menyimpan bagian yang sudah tiba.',
  'download.goOn': 'Lanjutkan unduhan',

  'preview.heading': 'Dokumen Anda',
  'preview.lead': 'Anda dapat menunjukkannya di loket dari halaman ini.',
  'preview.label': 'Pratinjau dokumen Anda',
  'preview.zoomIn': 'Perbesar',
  'preview.zoomOut': 'Perkecil',
  'preview.fit': 'Sesuaikan lebar',
  'preview.large': 'Tampilan besar',
  'preview.close': 'Tutup',
  'preview.page': 'Halaman {page} dari {pages}',
  'preview.image': 'Gambar dokumen Anda',
  'preview.loading': 'Kami sedang membuka dokumen Anda.',
  'preview.failed': 'Pratinjau tidak dapat dimuat. Anda tetap dapat menekan Unduh Sekarang.',
  'preview.tryAgain': 'Coba lagi',
  'preview.broken':
    'Kami tidak dapat menampilkan berkas ini di sini. Tekan Unduh Sekarang dan buka dengan aplikasi lain.',
  'preview.password':
    'Berkas ini memiliki kata sandi, jadi kami tidak dapat menampilkannya di sini. Tekan Unduh Sekarang dan buka dengan aplikasi lain.',

  'offline.heading': 'Tanpa internet',
  'offline.keeping': 'Kami menyimpan halaman ini di perangkat Anda.',
  'offline.kept':
    'Halaman ini dan dokumen Anda disimpan di perangkat ini. Keduanya terbuka tanpa internet sampai {date}.',
  'offline.shared': 'Apakah orang lain memakai perangkat ini? Hapus keduanya sebelum Anda pergi.',
  'offline.remove': 'Hapus dari perangkat ini',
  'offline.removed': 'Halaman ini dan dokumen Anda tidak disimpan di perangkat ini.',
  'offline.keep': 'Simpan di perangkat ini',
  'offline.notKept':
    'Perangkat ini tidak dapat menyimpan dokumen Anda. Tekan Unduh Sekarang dan simpan berkasnya.',
  'offline.copy':
    'Kami tidak dapat menghubungi server kami sekarang. Ini salinan yang kami simpan di perangkat ini pada {date}.',
  'offline.copyThen':
    'Ini salinan yang kami simpan di perangkat ini pada {date}. Pesanan ini mungkin sudah berubah sejak itu.',
  'offline.noCopyTitle': 'Tidak ada internet dan tidak ada salinan di perangkat ini',
  'offline.noCopy':
    'Kami tidak menyimpan pesanan ini di perangkat ini. Sambungkan ke internet dan coba lagi.',
  'offline.savedLater':
    'Berkas sudah tersimpan. Lihat di folder unduhan Anda. Kami mencatat unduhan ini saat Anda terhubung ke internet lagi.',
  'offline.pending': 'Anda mengunduh berkas pada {date}. Kami belum mencatatnya.',
  'offline.install': 'Tambahkan ke layar utama',
  'offline.installHint': 'Anda dapat membuka halaman ini dari layar utama ponsel Anda.',

  'device.title': 'Pesanan di perangkat ini',
  'device.lead': 'Siapa pun yang memegang perangkat ini dapat membukanya.',
  'device.copies':
    'Salinan terbuka tanpa internet dan menampilkan pesanan seperti keadaannya saat itu. Untuk melihat keadaannya sekarang, buka dengan internet. Kami mungkin meminta e-mail Anda.',
  'device.copyOf': 'Salinan dari {date}',
  'device.noCopy': 'Tidak ada salinan di sini. Pesanan ini hanya terbuka dengan internet.',
  'device.order': 'Pesanan {id}',
  'device.arrives': 'Tiba {date}',
  'device.open': 'Buka',
  'device.another': 'Buka pesanan lain',
  'device.none': 'Tidak ada pesanan yang disimpan di perangkat ini.',
  'device.notYours': 'Bukan perangkat Anda?',
  'device.notYoursText':
    'Hapus pesanan dan akhiri sesi sebelum Anda pergi. Berkas yang Anda simpan di folder unduhan tetap ada: hapus di sana.',
  'device.removeAll': 'Hapus semua dan akhiri sesi',
  'device.confirm': 'Hapus semua pesanan dan akhiri sesi?',
  'device.confirmText':
    'Halaman dan dokumen dihapus di sini, dan tidak ada yang dapat membukanya di perangkat ini tanpa ID Pesanan dan e-mail. Pesanan Anda sendiri tidak berubah.',
  'device.unsent': 'Belum terkirim, dan ikut dihapus: {orders}.',
  'device.keepThem': 'Biarkan tersimpan',
  'device.left': 'Salinan sudah dihapus dan sesi sudah berakhir.',
  'device.leftLater':
    'Salinan sudah dihapus. Kami tidak dapat menghubungi server kami untuk mengakhiri sesi. Sesi berakhir sendiri pada pukul {time}.',
  'device.ended': 'Sesi sudah berakhir.',
  'device.endsLater':
    'Kami tidak dapat menghubungi server kami untuk mengakhiri sesi. Sesi berakhir sendiri pada pukul {time}.',
  'device.notRemoved':
    'Kami tidak dapat menghapus yang disimpan di perangkat ini. Hapus data situs web ini di pengaturan peramban Anda.',

  'land.heading': 'Sebelum Anda mendarat',
  'land.save': 'Simpan berkasnya',
  'land.saveText': 'Wi-Fi bandara bisa lambat. Simpan sebelum Anda terbang.',
  'land.keep': 'Simpan ID Pesanan Anda',
  'land.keepText': 'Anda memerlukannya untuk membuka halaman ini lagi.',
  'land.wrong': 'Ada yang salah?',
  'land.wrongText': 'Beri tahu kami sebelum Anda berangkat. <link>Hubungi kami</link>.',

  'history.heading': 'Riwayat Unduhan',
  'history.number': '#',
  'history.orderId': 'ID Pesanan',
  'history.time': 'Tanggal & Waktu (EST)',
  'history.ip': 'Alamat IP Perangkat',
  'history.device': 'Perangkat',
  'history.type': 'Jenis Perangkat',
  'history.browser': 'Peramban',
  'history.os': 'OS',
  'history.location': 'Lokasi Perangkat',
  'history.count': { other: '{count} unduhan' },
  'history.empty': 'Tidak ada catatan',
  'history.why':
    'Kami mencatat setiap unduhan sebagai bukti bahwa kami telah menyerahkan pesanan Anda. <link>Baca Kebijakan Privasi kami</link>.',

  'stage.received': 'Kami sudah menerima permohonan Anda',
  'stage.receivedText':
    'Kami menerimanya pada {date}. Kami mulai bekerja setelah pembayaran Anda dikonfirmasi.',
  'stage.queuedText':
    'Permohonan ini menunggu tim kami sejak {date}. Kami belum mulai mengerjakannya.',
  'stage.opens': 'Pengajuan dibuka pada {date}',
  'stage.opensText': {
    other:
      'Deklarasi diterima mulai {count} hari sebelum kedatangan, menurut waktu di tempat kedatangan. Setelah itu kami mengajukan deklarasi Anda.',
  },
  'stage.preparing': 'Kami sedang menyiapkan deklarasi Anda',
  'stage.preparingText': 'Deklarasi ada pada tim kami sejak {date}.',
  'stage.waitingForYou': 'Kami memerlukan jawaban dari Anda',
  'stage.waitingForYouText': 'Kami menunggu jawaban Anda sejak {date}.',
  'stage.waitingForAuthority': 'Kami sudah mengajukan deklarasi Anda',
  'stage.waitingForAuthorityText': 'Kami menunggu jawaban dari pihak berwenang sejak {date}.',
  'stage.approved': 'Deklarasi pabean Anda disetujui',
  'stage.approvedText': 'Deklarasi Anda disetujui pada {date}.',
  'stage.refunded': 'Kami sedang memproses pengembalian dana Anda',
  'stage.refundedText': 'Kami menghentikan pekerjaan pada {date}.',
  'stage.closed': 'Pesanan Anda ditutup',
  'stage.closedText': 'Pesanan Anda ditutup pada {date}.',
  'stage.unfiled': 'Kami tidak mengajukan deklarasi untuk pesanan ini.',
  'refund.done': 'Dana pesanan Anda sudah dikembalikan',
  'refund.doneText': 'Kami mengembalikan <b>{amount}</b> pada {date}.',
  'refund.doneOn': 'Kami mengembalikan dana Anda pada {date}.',
  'soon.tomorrow': 'Anda tiba besok. Deklarasi Anda belum disetujui.',
  'soon.today': 'Anda tiba hari ini. Deklarasi Anda belum disetujui.',
  'soon.past': 'Tanggal kedatangan Anda sudah lewat',
  'soon.pastText':
    'Tanggal kedatangan Anda adalah {date}. Tidak ada deklarasi yang disetujui untuk pesanan ini.',
  'do.heading': 'Yang dapat Anda lakukan',
  'do.open':
    'Biarkan halaman ini terbuka, atau buka lagi sebelum Anda naik pesawat. Halaman ini berubah sendiri jika deklarasi Anda sudah disetujui.',
  'do.form':
    'Belum disetujui saat Anda mendarat? Anda dapat mengisi sendiri <link>formulir resmi</link> sebelum pemeriksaan pabean. Formulir itu gratis.',
  'do.newDate': 'Belum berangkat? <link>Beri tahu kami tanggal kedatangan Anda yang baru</link>.',
  'do.refund':
    'Sudah bepergian tanpa deklarasi itu? <ask>Mintalah pengembalian dana kepada kami</ask>. <link>Baca Kebijakan Pengembalian Dana kami</link>.',
  'do.refundNow':
    'Anda mengisi formulir sendiri, atau tidak jadi bepergian? <link>Mintalah pengembalian dana kepada kami</link>.',
  'do.write':
    'Ada yang berubah, atau Anda punya pertanyaan? <link>Tulis kepada kami di halaman ini</link>.',
  'next.nothing': 'Anda tidak perlu melakukan apa pun sekarang.',
  'next.received':
    'Kami menunggu sampai pembayaran Anda dikonfirmasi. Sudah membayar? <link>Hubungi kami</link>.',
  'next.preparing': 'Kami akan mengirim e-mail jika sudah siap.',
  'next.answer':
    'Jawab pertanyaan kami di halaman ini. Kami melanjutkan setelah menerima jawaban Anda.',
  'next.waitingForYou': 'Kirim e-mail ke {email} atau telepon {phone}. Sebutkan ID Pesanan Anda.',
  'next.waitingForAuthority': 'Kami akan mengirim e-mail jika sudah disetujui.',
  'next.approved': 'Muat ulang halaman ini untuk mengunduhnya.',
  'next.refunded': 'Bank Anda menentukan berapa lama sampai dana itu terlihat.',
  'next.refunding': 'Kami akan mengirim e-mail setelah dana dikembalikan.',
  'next.unfiled':
    'Anda tetap bepergian? Anda memerlukan deklarasi. Anda dapat mengisi sendiri formulir resmi. Formulir itu gratis.',
  'next.closed': 'Anda mengharapkan hal lain? <link>Hubungi kami</link>.',
  'next.contact': 'Anda punya pertanyaan? <link>Hubungi kami</link>.',
  'approved.means':
    'Deklarasi sudah diajukan dan dokumen Anda siap. Petugas pabean memutuskan saat Anda tiba.',
  'approved.newDate':
    'Deklarasi ini hanya berlaku untuk kedatangan yang Anda nyatakan. Tanggal penerbangan yang baru memerlukan deklarasi baru.',

  'ask.wantsText': 'Jawablah pertanyaan kami',
  'ask.wantsChoice': 'Pilihlah jawaban Anda',
  'ask.wantsDate': 'Isilah tanggalnya',
  'ask.wantsField': 'Periksalah data ini',
  'ask.wantsFields': 'Lengkapilah data Anda',
  'ask.wantsFile': 'Kirimkan berkasnya',
  'ask.answer': 'Jawaban Anda',
  'ask.choice': 'Pilih satu jawaban',
  'ask.date': 'Tanggal',
  'ask.present': 'Anda menulis: {value}',
  'ask.file': 'Foto, hasil pindai, atau PDF',
  'ask.fileHint': 'PDF, JPEG, PNG, atau WebP, hingga 15 MB.',
  'ask.photo': 'Ambil foto',
  'ask.choose': 'Pilih berkas',
  'ask.add': 'Ada tambahan? Anda boleh mengosongkannya.',
  'ask.send': 'Kirim jawaban',
  'ask.sent':
    'Kami sudah menerima jawaban Anda. Jawaban itu tiba pada {date}. Kami melanjutkan pesanan Anda.',
  'ask.closed':
    'Pesanan ini sudah ditutup, jadi jawaban Anda tidak dikirim. Teks Anda masih ada di sini.',
  'ask.gone':
    'Kami tidak lagi memerlukan jawaban ini, jadi jawaban itu tidak dikirim. Teks Anda masih ada di sini.',
  'ask.empty': 'Berikan jawaban terlebih dahulu.',
  'ask.wrong': 'Kami tidak dapat memakai jawaban ini. Periksa kembali.',
  'ask.badFile': 'Berkas ini tidak dapat dibuka. Pilih berkas PDF, JPEG, PNG, atau WebP.',
  'ask.largeFile': 'Berkas lebih besar dari 15 MB. Pilih yang lebih kecil.',
  'ask.manyFiles':
    'Kami tidak dapat menerima berkas lagi untuk pesanan ini. Hapus berkas itu dan kirim teks Anda.',
  'day.day': 'Tanggal',
  'day.month': 'Bulan',
  'day.year': 'Tahun',
  'day.example': 'Misalnya {date}',
  'day.missing': 'Silakan isi: {parts}.',
  'day.wrongDay': 'Tanggal harus berupa angka dari 1 sampai 31.',
  'day.wrongMonth': 'Bulan harus berupa angka dari 1 sampai 12.',
  'day.wrongYear': 'Silakan tulis tahun dengan empat angka, dari {first} sampai {last}.',
  'day.notInMonth': 'Tanggal tidak tepat: {month} mempunyai {days} hari.',
  'write.heading': 'Hubungi kami tentang pesanan ini',
  'write.lead': 'Tulis di sini. Kami menjawab di halaman ini dan lewat e-mail.',
  'write.leadTo': 'Tulis di sini. Kami menjawab di halaman ini dan lewat e-mail ke {email}.',
  'write.byEmail': 'Lewat e-mail',
  'write.byEmailText':
    'Anda juga dapat menulis ke {email}. Yang Anda tulis lewat e-mail tidak muncul di halaman ini.',
  'write.needsInternet':
    'Untuk melihat yang sudah ditulis, Anda perlu internet. Anda dapat menulis pesan tanpa internet.',
  'write.you': 'Anda',
  'write.label': 'Pesan Anda',
  'write.warn': 'Jangan pernah menulis nomor kartu atau kata sandi.',
  'write.send': 'Kirim',
  'write.sending': 'Mengirim...',
  'write.elsewhere': 'Tab lain sedang mengirim pesan ini.',
  'write.add': 'Tambah berkas',
  'write.remove': 'Hapus berkas',
  'write.kept': 'Yang Anda ketik disimpan di perangkat ini sampai terkirim.',
  'write.offline':
    'Tidak ada internet. Teks Anda disimpan di perangkat ini. Teks dikirim satu kali saat Anda membuka halaman ini dengan internet.',
  'write.failed': 'Belum terkirim. Teks Anda disimpan. Coba lagi.',
  'write.empty': 'Tulis pesan Anda terlebih dahulu.',
  'write.sent': 'Kami sudah menerima pesan Anda.',
  'write.asked': 'bertanya, {time}',
  'write.answered': 'menjawab, {time}',
  'write.unsent': 'belum terkirim',
  'write.sendNow': 'Kirim sekarang',
  'write.delete': 'Hapus',
  'write.earlier': 'Tampilkan pesan sebelumnya',
  'write.earlierShown': 'Pesan sebelumnya ditampilkan.',
  'write.none': 'Belum ada pesan. Pesan pertama Anda memulai percakapan.',
  'write.tooMany': 'Anda dapat mengirim lagi pada pukul {time}. Teks Anda disimpan.',
  'write.tooManyDay': 'Anda dapat mengirim lagi pada {date}. Teks Anda disimpan.',
  'left.typed': 'Yang Anda ketik belum terkirim. Masih ada di sini:',
  'left.notOpen':
    'Email Anda tidak membuka pesanan ini? Berarti pesanan tidak lagi ada di sini, atau emailnya sekarang lain.',
  'stage.stillWorking': 'Kami masih mengerjakan pesanan Anda',
  'stage.stillWorkingText': 'Kami menulis kepada Anda jika memerlukan sesuatu.',
};
