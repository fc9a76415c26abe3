import type { Catalog } from '../t.ts';

/** Indonesian: polite "Anda", plain sentences. */
export const catalog: Catalog = {
  'page.title': '{page} · {product}',

  'strip.label': 'Tentang kami',
  'strip.notice': 'Layanan swasta. <b>Tidak terafiliasi dengan pemerintah Indonesia.</b>',
  'bar.home': '{product}, lacak pesanan',
  'bar.menu': 'Menu',
  'bar.skip': 'Langsung ke isi halaman',
  'nav.label': 'Situs web kami',
  'nav.home': 'Beranda',
  'nav.apply': 'Ajukan Sekarang',
  'nav.benefits': 'Manfaat Tambahan',
  'nav.terms': 'Syarat & Ketentuan',
  'nav.privacy': 'Privasi',
  'nav.refund': 'Pengembalian Dana',
  'nav.contact': 'Hubungi Kami',
  'footer.private':
    '<b>{product} adalah perusahaan swasta.</b> Kami tidak terafiliasi dengan pemerintah Indonesia. Kami menyiapkan dan mengajukan deklarasi pabean untuk Anda dan mengenakan biaya atas pekerjaan ini.',
  'footer.copyright': '© {year} {company}. Hak cipta dilindungi.',

  'toast.close': 'Tutup',

  'track.page': 'Lacak Pesanan',
  'track.heading': 'Masukkan e-mail yang Anda gunakan pada permohonan Anda',
  'track.lead': 'Kami memakainya untuk menemukan pesanan Anda. Anda tidak memerlukan akun.',
  'track.orderId': 'ID Pesanan',
  'track.orderIdHint': 'Ada di e-mail kami kepada Anda.',
  'track.email': 'Alamat e-mail',
  'track.emailHint': 'Alamat e-mail pada permohonan Anda.',
  'track.submit': 'LACAK PESANAN',
  'track.brokenLink':
    'Tautan ini tidak lengkap. Masukkan ID Pesanan dan e-mail Anda di sini. Keduanya ada di e-mail kami kepada Anda.',
  'track.openAgain':
    'Demi keamanan Anda, kami meminta e-mail Anda sebelum menampilkan pesanan ini. Masukkan e-mail Anda untuk melanjutkan.',
  'track.next': 'Langkah berikutnya',
  'track.step1': 'Kami menemukan pesanan Anda',
  'track.step1Text': 'Kedua data harus sama dengan permohonan Anda.',
  'track.step2': 'Anda mengunduh deklarasi Anda',
  'track.step2Text': 'Simpan di ponsel Anda.',
  'track.step3': 'Anda menunjukkannya saat tiba',
  'track.step3Text': 'Berkas yang tersimpan terbuka tanpa internet.',
  'track.lost': 'Tidak menemukan ID Pesanan Anda? <link>Hubungi kami</link>.',

  'failure.offline':
    'Sepertinya Anda sedang luring, atau server kami tidak menjawab. Periksa koneksi Anda dan coba lagi. Data Anda masih ada di sini.',
  'failure.broken': 'Terjadi kesalahan di pihak kami. Silakan coba lagi dalam beberapa menit.',
  'failure.captive':
    'Jaringan ini meminta Anda masuk terlebih dahulu. Buka halaman masuknya, lalu coba lagi di sini.',
  'failure.slow':
    'Server kami belum menjawab. Anda dapat menunggu, atau berhenti dan mencoba lagi.',
  'failure.stop': 'Berhenti',
  'failure.tooMany': 'Terlalu banyak percobaan. Anda dapat mencoba lagi pada pukul {time}.',

  'notFound.page': 'Halaman tidak ditemukan',
  'notFound.heading': 'Halaman ini tidak ada',
  'notFound.text':
    'Periksa tautan di e-mail kami kepada Anda. Anda juga dapat membuka pesanan Anda di sini.',
  'notFound.link': 'Lacak pesanan',

  'crash.chunk':
    'Sebagian halaman ini tidak sampai. Periksa koneksi Anda dan muat ulang halaman ini.',
  'crash.newer':
    'Ada versi baru dari halaman ini. Muat ulang untuk melanjutkan. Yang sudah Anda ketik tetap tersimpan.',
  'crash.other': 'Terjadi kesalahan di pihak kami. Muat ulang halaman ini.',
  'crash.reload': 'Muat ulang',
  'crash.contact': 'Hubungi Kami',

  'language.label': 'Bahasa',
  'language.failed': 'Bahasa ini tidak dapat dimuat. Periksa koneksi Anda dan pilih lagi.',

  'field.orderIdMissing': 'Silakan masukkan ID Pesanan Anda',
  'field.emailMissing': 'Silakan masukkan e-mail Anda',
  'refused.noSuchOrder':
    'Kami tidak menemukan pesanan dengan ID Pesanan dan e-mail ini. Silakan periksa keduanya dan coba lagi.',
  'refused.tooMany': 'Terlalu banyak percobaan. Silakan coba lagi dalam beberapa menit.',

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
  'offline.noCopyTitle': 'Tidak ada internet dan tidak ada salinan di perangkat ini',
  'offline.noCopy':
    'Kami tidak menyimpan pesanan ini di perangkat ini. Sambungkan ke internet dan coba lagi.',
  'offline.savedLater':
    'Berkas sudah tersimpan. Lihat di folder unduhan Anda. Kami mencatat unduhan ini saat Anda terhubung ke internet lagi.',
  'offline.pending': 'Anda mengunduh berkas pada {date}. Kami belum mencatatnya.',
  'offline.install': 'Tambahkan ke layar utama',
  'offline.installHint': 'Anda dapat membuka halaman ini dari layar utama ponsel Anda.',

  'device.title': 'Pesanan di perangkat ini',
  'device.lead':
    'Pesanan ini terbuka tanpa internet. Siapa pun yang memegang perangkat ini dapat membukanya.',
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
    'Belum disetujui saat Anda mendarat? Anda dapat mengisi sendiri formulir resmi sebelum pemeriksaan pabean. Formulir itu gratis.',
  'do.newDate': 'Belum berangkat? Beri tahu kami tanggal kedatangan Anda yang baru.',
  'do.refund':
    'Sudah bepergian tanpa deklarasi itu? Mintalah pengembalian dana kepada kami. <link>Baca Kebijakan Pengembalian Dana kami</link>.',
  'next.nothing': 'Anda tidak perlu melakukan apa pun sekarang.',
  'next.received':
    'Kami menunggu sampai pembayaran Anda dikonfirmasi. Sudah membayar? <link>Hubungi kami</link>.',
  'next.preparing': 'Kami akan mengirim e-mail jika sudah siap.',
  'next.waitingForYou': 'Kirim e-mail ke {email} atau telepon {phone}. Sebutkan ID Pesanan Anda.',
  'next.waitingForAuthority': 'Kami akan mengirim e-mail jika sudah disetujui.',
  'next.approved': 'Muat ulang halaman ini untuk mengunduhnya.',
  'next.refunded': 'Bank Anda menentukan berapa lama sampai dana itu terlihat.',
  'next.refunding': 'Kami akan mengirim e-mail setelah dana dikembalikan.',
  'next.closed': 'Anda mengharapkan hal lain? <link>Hubungi kami</link>.',
  'next.contact': 'Anda punya pertanyaan? <link>Hubungi kami</link>.',
  'truth.heading': 'Untuk apa Anda membayar',
  'truth.private': 'Layanan swasta',
  'truth.free': 'Formulir resmi gratis',
  'truth.freeText': 'Formulir resmi gratis: Anda dapat mengisinya sendiri di <link>{host}</link>.',
  'truth.fee': 'Apa yang dibayar oleh biaya kami',
  'truth.feeText':
    'Biaya kami membayar pekerjaannya: kami menyiapkan formulir dari jawaban Anda, bertanya jika ada yang kurang, mengajukannya, dan menyimpan dokumen untuk Anda.',
  'truth.statement': 'Di laporan rekening Anda',
  'truth.statementText': 'Di laporan rekening Anda ini tercatat sebagai <b>{name}</b>.',
  'approved.means':
    'Deklarasi sudah diajukan dan dokumen Anda siap. Petugas pabean memutuskan saat Anda tiba.',
  'approved.newDate':
    'Deklarasi ini hanya berlaku untuk kedatangan yang Anda nyatakan. Tanggal penerbangan yang baru memerlukan deklarasi baru.',

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
  'write.heading': 'Hubungi kami tentang pesanan ini',
  'write.lead': 'Tulis di sini. Kami menjawab di halaman ini dan lewat e-mail.',
  'write.you': 'Anda',
  'write.label': 'Pesan Anda',
  'write.warn': 'Jangan pernah menulis nomor kartu atau kata sandi.',
  'write.send': 'Kirim',
  'write.sending': 'Mengirim...',
  'write.add': 'Tambah berkas',
  'write.remove': 'Hapus berkas',
  'write.kept': 'Yang Anda ketik disimpan di perangkat ini sampai terkirim.',
  'write.offline':
    'Tidak ada internet. Teks Anda disimpan di perangkat ini. Teks dikirim satu kali saat Anda membuka halaman ini dengan internet.',
  'write.failed': 'Belum terkirim. Teks Anda disimpan. Coba lagi.',
  'write.empty': 'Tulis pesan Anda terlebih dahulu.',
  'write.sent': 'Kami sudah menerima pesan Anda.',
  'stage.stillWorking': 'Kami masih mengerjakan pesanan Anda',
  'stage.stillWorkingText': 'Kami menulis kepada Anda jika memerlukan sesuatu.',
};
